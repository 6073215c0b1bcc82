'use client'

import { createContext, use } from 'react'
import type { ShownSender } from '@/lib/plan/sender'

/** Within it, sums, tasks and verdicts are those of the sender of a plan, and not the visitor's. */
export const SenderContext = createContext<ShownSender | null>(null)

/** The sender of the plan that is shown; null where it is the visitor's own. */
export const useSender = (): ShownSender | null => use(SenderContext)
