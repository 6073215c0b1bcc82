/** A sum to show, with those of towns and ages that have their own. A sum of null is not known. */
export type SumsToShow = {
  amount: number | null
  /** Parts of the country with a sum of their own, by the names of their towns. */
  areas?: readonly { towns: readonly string[]; amount: number | null }[] | undefined
  /** The sum from an age on. */
  older?: { from: number; amount: number } | undefined
}

/** City and age as far as they are known. */
type At = { city: string | null; age: number | null }

/**
 * The sum that holds for a town and an age, from the lower to the higher where it is not known which does. Null where no sum
 * of the place is known.
 */
export function fundsAt(
  { amount, areas = [], older }: SumsToShow,
  { city, age }: At,
): { low: number; high: number } | null {
  const area = city === null ? null : areas.find(({ towns }) => towns.some((town) => city.includes(town)))
  if (area) return area.amount === null ? null : { low: area.amount, high: area.amount }
  if (amount === null) return null
  if (older && age !== null && age >= older.from) return { low: older.amount, high: older.amount }
  const others = [
    ...(city === null ? areas.flatMap((each) => each.amount ?? []) : []),
    ...(older && age === null ? [older.amount] : []),
  ]
  return { low: Math.min(amount, ...others), high: Math.max(amount, ...others) }
}
