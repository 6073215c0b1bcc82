/**
 * The version in the address of every file of the catalogue, so that browsers keep each for ever: a hash of the data and of
 * the code that makes the files. Next puts it into the build (next.config.ts); nothing is hashed while developing.
 */
export const catalogueVersion = (): string => process.env.CATALOGUE_VERSION || 'development'
