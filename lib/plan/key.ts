/**
 * The key of an item in a plan: `university:eth-zurich`, `programme:monash-university/082345a`, `award:chevening`. It
 * has a file of its own, because a heart needs no more of plan.ts.
 */
export const keyOf = ({ kind, id }: { kind: 'university' | 'programme' | 'award'; id: string }) =>
  `${kind}:${id}`
