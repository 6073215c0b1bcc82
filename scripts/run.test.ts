import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { scripts } from '../package.json'
import { ROOT, server, SERVER_ENV, start } from './run.mjs'

const container = fs.readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')
const [, ...args] = server('')

test('the container starts the server as `npm run site` does', () => {
  const [, command = ''] = /^CMD (.*)$/m.exec(container) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...args.slice(0, -1), 'server.js'])
  for (const [name, value] of Object.entries(SERVER_ENV))
    expect(container).toMatch(new RegExp(`^ENV ${name}=${value}$`, 'm'))
})

test('`npm start` starts the server as `npm run site` does', () => {
  expect(scripts.start).toBe(['node', ...args].join(' '))
})

test('a mistyped option is told in a sentence, without lines of the program', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation()
  await start(() =>
    Promise.resolve(parseArgs({ args: ['--form'], options: { from: { type: 'string' } } }) ? 0 : 1),
  )
  const [[line = ''] = []] = told.mock.calls as string[][]
  expect(line).toMatch(/^\nUnknown option '--form'\.?$/)
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined
  told.mockRestore()
})
