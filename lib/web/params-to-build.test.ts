import fs from 'node:fs'
import path from 'node:path'
import { paramsToBuild } from './params-to-build'

const PARAMS = [{ version: '1a2b' }]

it('names what is to be built, and nothing while somebody develops', () => {
  expect(paramsToBuild(() => PARAMS)).toBe(PARAMS)
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const make = jest.fn(() => PARAMS)
  expect(paramsToBuild(make)).toEqual([])
  expect(make).not.toHaveBeenCalled()
})

const APP = path.join(process.cwd(), 'app')
const exporting = (fs.readdirSync(APP, { recursive: true }) as string[])
  .filter((file) => /\/(page|route)\.tsx?$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(APP, file), 'utf8') }))
  .filter(({ text }) => text.includes('generateStaticParams'))
const [ofTexts, others] = [true, false].map((isOfTexts) =>
  exporting.filter(({ text }) => text.includes('= textPages(') === isOfTexts),
)

it.each(others ?? [])('$file names none while somebody develops', ({ text }) => {
  const [, body = ''] = /export (?:async )?function generateStaticParams\(\) \{\n(.*?)\n\}/s.exec(text) ?? []
  expect(body).toMatch(/^ {2}return (\[\]$|paramsToBuild\()/)
})

it('names no text while somebody develops', () => {
  expect(ofTexts).toHaveLength(3)
  const made = fs.readFileSync(path.join(process.cwd(), 'components/content/content-page.tsx'), 'utf8')
  expect(made).toContain('generateStaticParams: () => paramsToBuild(')
})
