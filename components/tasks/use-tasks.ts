import { useEffect, useEffectEvent, useState } from 'react'
import { useMoment, useToday } from '@/components/ui/use-today'
import { useSender } from '@/components/content/sender'
import { useShownProfile } from '@/components/content/use-shown-profile'
import type { PlanChoice } from '@/lib/plan/choices'
import { awardsOf, type Plan } from '@/lib/plan/plan'
import { factsKey, loadTaskFacts, tasksOfPlan, type TaskFacts } from '@/lib/tasks/load-tasks'
import type { Task } from '@/lib/tasks/task'

type Tasks = {
  /** Null until the facts are there. */
  tasks: readonly Task[] | null
  facts: TaskFacts | null
  hasFailed: boolean
  retry: () => void
  today: string
}

/** The tasks of a plan, worked out in the browser, and again with each tick. */
export function useTasks(plan: Plan, planned: readonly PlanChoice[]): Tasks {
  const today = useToday('')
  const now = useMoment('')
  const profile = useShownProfile()
  const sender = useSender()
  const [answer, setAnswer] = useState<{ key: string; facts: TaskFacts | null } | null>(null)
  const { subject } = profile
  const hasAwards = awardsOf(plan).length > 0
  const key = `${factsKey(planned)} ${subject} ${hasAwards}`
  const ask = () =>
    void loadTaskFacts(planned, subject, hasAwards).then(
      (facts) => setAnswer({ key, facts }),
      () => setAnswer({ key, facts: null }),
    )
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    askNow()
  }, [key])

  // While another choice is read, the tasks of the others stay.
  const facts = answer?.facts ?? null
  return {
    tasks: facts && tasksOfPlan(plan, facts, { profile, sender, today, now }),
    facts,
    hasFailed: answer?.key === key && facts === null,
    retry: () => {
      setAnswer(null)
      ask()
    },
    today,
  }
}
