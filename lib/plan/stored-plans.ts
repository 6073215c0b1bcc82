import { versionedStorage } from '../device/kept-entry'
import type { KeptPlan } from './kept-plan'
import { NO_PLANS, type KeptPlans } from './kept-plans'
import { PLAN_VERSION, readPlan } from './schema'

function readStamps(given: unknown): Record<string, number> {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(Object.entries(given).filter(([, at]) => Number.isFinite(at)))
}

/** A plan as it is stored, which may be anything; `isWhole` when all of it could be read. */
function readOne({ plan, stamps }: Partial<Record<keyof KeptPlan, unknown>>): {
  kept: KeptPlan
  isWhole: boolean
} {
  const { plan: read, unread } = readPlan(plan)
  return { kept: { plan: read, stamps: readStamps(stamps) }, isWhole: unread === 0 }
}

const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z0-9]{1,20}$/.test(id)

/** The plans in the browser's storage. */
export const storedPlans = versionedStorage<KeptPlans>(
  PLAN_VERSION,
  NO_PLANS,
  ({ id, opened, others, ...open }) => {
    const read = readOne(open)
    const further = typeof others === 'object' && others !== null ? Object.entries(others) : []
    const readOthers = further
      .filter(([other]) => isId(other))
      .map(([other, stored]) => [other, readOne({ ...(stored as object) })] as const)
    return {
      state: {
        ...read.kept,
        // A device that never had another plan stored none of these.
        id: isId(id) ? id : NO_PLANS.id,
        opened: Number.isFinite(opened) ? Number(opened) : 0,
        others: Object.fromEntries(readOthers.map(([other, { kept }]) => [other, kept])),
      },
      isWhole:
        read.isWhole &&
        readOthers.every(([, { isWhole }]) => isWhole) &&
        readOthers.length === further.length,
    }
  },
)
