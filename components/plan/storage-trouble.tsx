import { usePlanStore } from '@/lib/plan/plan-store'
import { PlanWarning } from './plan-warning'

const TROUBLES = {
  full: 'This browser’s storage is full, so the last change is not stored. It stays on this page: save the plan as a file below, then make room, for example by removing universities that you added.',
  disabled:
    'This browser does not let pages store anything. Your plan stays until you close this page: save it as a file below, and open the file when you come back.',
} as const

/** Says why the last change is not stored. */
export function StorageTrouble() {
  const trouble = usePlanStore((state) => state.trouble)
  return trouble && <PlanWarning role="alert">{TROUBLES[trouble]}</PlanWarning>
}
