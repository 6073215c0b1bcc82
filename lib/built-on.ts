/**
 * The day of the build, an ISO date; today where nothing was built, as in tests and scripts. All that depends on the age of
 * a figure and stands in a file with the hash of its content in its address goes by it: a server that starts months after
 * its build would otherwise name files that nobody made. Next puts the day into the build (next.config.ts).
 */
export const builtOn = (): string => process.env.BUILT_ON || new Date().toISOString().slice(0, 10)
