import { capital } from '../text/format'
import type { ChoiceFacts } from '../study/choice'
import type { CostLine, UnknownCost } from './line'
import { statedLine } from './stated-line'

type Found = { lines: CostLine[]; unknown: UnknownCost[] }

/**
 * What everybody pays beside tuition: a semester contribution, a students' union, an admission fee. Where no rule names one,
 * it is not known whether there are any.
 */
export function chargeLines({ charges, name }: Pick<ChoiceFacts, 'charges' | 'name'>, length: number): Found {
  const found = charges.map((charge, at): Found => {
    const { what, sum } = charge.value
    const id = `charge-${at}`
    const part = sum?.period === 'once' ? 'once' : 'tuition'
    const { note: why, source } = charge
    if (!sum) return { lines: [], unknown: [{ id, part, what: capital(what), why, source }] }
    return {
      lines: [statedLine({ ...charge, value: sum }, { id, part, label: capital(what), length })],
      unknown: [],
    }
  })
  if (found.length === 0) return { lines: [], unknown: [chargesNotKnown(name)] }
  return { lines: found.flatMap(({ lines }) => lines), unknown: found.flatMap(({ unknown }) => unknown) }
}

const chargesNotKnown = (name: string): UnknownCost => ({
  id: 'charges',
  part: 'tuition',
  what: `Charges beside tuition that everybody pays at ${name}`,
  why: null,
  source: null,
})
