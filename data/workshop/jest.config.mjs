import { node } from '../../jest.config.mjs'

/** The tests of the workshop, as the site's own run on a server. */
const config = async () => ({
  ...(await node()),
  rootDir: '../..',
  testMatch: ['<rootDir>/data/workshop/**/*.test.ts'],
})

export default config
