import { parseProfile, type Profile } from '../eligibility/profile'
import type { ReadLink } from './link-text'
import { isEmptyPlan } from './plan'
import { PLAN_VERSION, readPlan } from './schema'
import { readSender, type Carried } from './sender'

/** No plan is as large. A larger file is not read at all, in bytes. */
export const MOST_FILE_BYTES = 2_000_000

/** The name of a plan's file, which `json` can be opened again here. */
export const planFileName = (day: string, type: 'json' | 'csv' = 'json') => `meridian-plan-${day}.${type}`

/** A plan as a file, for people to read too. */
export function writePlanFile({ plan, profile, sender }: Carried, day: string): string {
  const file = {
    meridianPlan: PLAN_VERSION,
    savedOn: day,
    plan,
    ...(sender && { sender }),
    ...(profile && { profile }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The content of a file, or the reason why it cannot be read, in words for the visitor. */
export type FileReading =
  (ReadLink & { kind: 'plan'; isNewer: boolean }) | { kind: 'unreadable'; why: string }

const NO_PLAN =
  'This file is not a plan from this site. Choose a file that “Save as a file” made: its name begins with meridian-plan.'

function readProfile(given: unknown): Profile | null {
  return typeof given === 'object' && given !== null ? parseProfile(given) : null
}

/** Reads the text of a file from `writePlanFile`, or of any other file. */
export function readPlanFile(text: string): FileReading {
  if (text.trim() === '') return { kind: 'unreadable', why: 'This file is empty.' }
  let file: unknown
  try {
    // Some programs put a byte order mark before what they save.
    file = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    const isCut = text.includes('"meridianPlan"')
    return {
      kind: 'unreadable',
      why: isCut
        ? 'This plan file is damaged: it may have been cut off or changed by hand. Save it again where it was made.'
        : NO_PLAN,
    }
  }
  if (typeof file !== 'object' || file === null || !('meridianPlan' in file)) {
    return { kind: 'unreadable', why: NO_PLAN }
  }
  const { meridianPlan: version, plan: given, profile, sender } = file as Record<string, unknown>
  if (typeof version !== 'number') return { kind: 'unreadable', why: NO_PLAN }
  const { plan, unread } = readPlan(given)
  if (isEmptyPlan(plan) && unread > 0) {
    return {
      kind: 'unreadable',
      why:
        version > PLAN_VERSION
          ? 'A newer version of this site made this file. Reload the page and try again.'
          : 'Nothing in this plan file could be read.',
    }
  }
  return {
    kind: 'plan',
    isNewer: version > PLAN_VERSION,
    plan,
    unread,
    profile: readProfile(profile),
    sender: sender === undefined ? null : readSender(sender),
  }
}
