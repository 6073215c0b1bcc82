import { useEffect, useSyncExternalStore } from 'react'
import { followEntry } from '@/lib/device/browser-storage'
import { readLevel } from '@/lib/facts/chosen-level'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { choicesOf, type PlanChoice } from '@/lib/plan/choices'
import type { Plan } from '@/lib/plan/plan'

const followLevel = (listener: () => void) => followEntry('meridian-level', listener)
const getNoLevel = () => null

/** The choices of a plan at the visitor's levels, which are chosen here or anywhere on this site. */
export function useChoices(plan: Plan): PlanChoice[] {
  const { profile } = useProfileStore()
  useEffect(followProfile, [])
  const level = useSyncExternalStore(followLevel, readLevel, getNoLevel)
  return choicesOf(plan, level, profile)
}
