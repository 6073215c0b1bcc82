import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) }),
  ),
})

const { packages } = Lockfile.parse(
  JSON.parse(fs.readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')),
)

// npm leaves out what it could not fetch when the lockfile was written, and `npm ci` then refuses the lockfile.
test('the lockfile names the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
