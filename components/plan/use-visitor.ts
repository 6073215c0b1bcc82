import { useEffect } from 'react'
import { useKept } from '@/components/ui/use-kept'
import { readLevel } from '@/lib/facts/chosen-level'
import { followProfile } from '@/lib/matcher/profile-store'
import { choicesOf, type PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'

/** The choices of a plan at the visitor's levels. */
export function useChoices(plan: Plan): PlanChoice[] {
  useEffect(followProfile, [])
  return choicesOf(plan, useKept(readLevel, null))
}
