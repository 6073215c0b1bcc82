import fs from 'node:fs'
import path from 'node:path'
import { readLastStage } from './containerfile.mjs'
import { SERVER_MEMORY } from './run.mjs'

const text = fs.readFileSync(path.join(__dirname, '../Containerfile'), 'utf8')
const stage = readLastStage(text, { SITE_URL: 'https://meridian.example' })

test('the last stage takes the server, the scripts and the public files from the build', () => {
  expect(stage.copies).toEqual([
    { from: '/site/.next/standalone', to: './' },
    { from: '/site/.next/static', to: './.next/static' },
    { from: '/site/public', to: './public' },
  ])
})

test('it listens to everybody, knows its address, and uses memory as every other server of the site does', () => {
  expect(stage.env).toMatchObject({
    SITE_URL: 'https://meridian.example',
    HOSTNAME: '0.0.0.0',
    NODE_ENV: 'production',
  })
  expect(stage.command).toEqual(['node', ...SERVER_MEMORY, 'server.js'])
  expect(stage.healthCheck.join(' ')).toContain('/healthz')
})

test('a form that it does not know is an error', () => {
  expect(() => readLastStage(`${text}\nCOPY something .`, {})).toThrow('COPY something .')
})
