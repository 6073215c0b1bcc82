import fs from 'node:fs'
import path from 'node:path'
import { scripts } from '../package.json'
import { ROOT, server, SERVER_ENV } from './run.mjs'

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
