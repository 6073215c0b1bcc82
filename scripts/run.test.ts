import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, server, SERVER_MEMORY } from './run.mjs'

it('starts the server with the same memory as `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...args] = server()
  const relative = args.map((arg) =>
    path.isAbsolute(arg) ? path.relative(ROOT, arg).replaceAll('\\', '/') : arg,
  )
  expect(`node ${relative.join(' ')}`).toBe(scripts.start)
  expect(args).toEqual(expect.arrayContaining(SERVER_MEMORY))
})
