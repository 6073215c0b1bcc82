/**
 * Whether a university is where nations of the United Kingdom are asked for. They say nothing of other countries: "Scotland
 * or Ireland" is both.
 */
export const isInNations = (
  { countryCode, nation }: { countryCode: string; nation: string | null },
  nations: readonly string[],
) => countryCode !== 'gb' || (nation !== null && nations.includes(nation))
