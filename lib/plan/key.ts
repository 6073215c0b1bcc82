/**
 * What tells an item of a plan from all others: `university:eth-zurich`, `programme:monash-university/082345a`,
 * `award:chevening`. Apart from plan.ts, of which a heart needs no more.
 */
export const keyOf = ({ kind, id }: { kind: 'university' | 'programme' | 'award'; id: string }) =>
  `${kind}:${id}`
