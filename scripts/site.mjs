// @ts-check
import { isPortFree, parsePort, waitForPort } from './ports.mjs'
import { buildSite, installPackages, requireNode } from './prepare.mjs'
import { PlainError, run, say, server, SERVER_ENV, start } from './run.mjs'

const CHOOSE = 'Choose another one like this: PORT=4000 npm run site'

const main = async () => {
  requireNode()
  const wanted = process.env.PORT || '3000'
  const port = parsePort(wanted)
  if (port === null) throw new PlainError(`PORT is "${wanted}", which is not a port number. ${CHOOSE}`)
  if (!(await isPortFree(port))) throw new PlainError(`Port ${port} is already in use. ${CHOOSE}`)
  await installPackages()
  await buildSite()
  const served = run(server(), { env: { ...SERVER_ENV, PORT: String(port), HOSTNAME: '0.0.0.0' } })
  if (await Promise.race([waitForPort(port, 60_000), served.then(() => false)])) {
    say(`\nMeridian is at http://localhost:${port} (Ctrl-C ends it)\n`)
  }
  return served
}

// Ctrl-C is how the site is meant to be ended.
await start(main, { whenInterrupted: 0 })
