'use client'

import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ProfileSection, type ProfileSectionProps } from '@/components/matcher/profile-section'
import { EmptyPlan } from '@/components/plan/empty-plan'
import type { CountryNames, PlanChoice, PlanSections } from '@/components/plan/plan-sections'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Island } from '@/components/ui/island'
import { useWanted } from '@/components/ui/when-wanted'

/** A component of a script that comes later. */
const part = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((Part) => ({ default: Part })))

const ChoiceVerdict = part(() =>
  import('@/components/admission/choice-verdict').then((module) => module.ChoiceVerdict),
)
const VerdictOnPaper = part(() =>
  import('@/components/admission/choice-verdict').then((module) => module.VerdictOnPaper),
)
const ChoiceCost = part(() => import('@/components/cost/choice-cost').then((module) => module.ChoiceCost))
const ChoiceAwards = part(() =>
  import('@/components/cost/choice-awards').then((module) => module.ChoiceAwards),
)
const CostOnPaper = part(() => import('@/components/cost/cost-on-paper').then((module) => module.CostOnPaper))
const importChoiceList = () => import('@/components/cost/choice-list')
const ChoiceList = lazy(() =>
  importChoiceList().then((module) => ({ default: module.ChoiceList<PlanChoice> })),
)
const MyPlan = lazy(() => {
  // The plan waits for what draws its choices, so both are asked for at once.
  void importChoiceList().catch(() => {})
  return import('@/components/plan/my-plan').then((module) => ({ default: module.MyPlan }))
})

/** A section whose script comes later, in a boundary of its own: the rest of the plan does not wait for it. */
function waiting<Props extends object>(Part: ComponentType<Props>) {
  return function Waiting(props: Props) {
    return (
      <Island>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Island>
    )
  }
}
const PlanTasks = part(() => import('@/components/tasks/plan-tasks').then((module) => module.PlanTasks))
const NextDate = part(() => import('@/components/tasks/next-date').then((module) => module.NextDate))
const TasksOnPaper = part(() =>
  import('@/components/tasks/tasks-on-paper').then((module) => module.TasksOnPaper),
)

type PlanViewProps = Omit<ProfileSectionProps, 'countries'> & { countries: CountryNames }

/** The plan with what other areas say of it. It is drawn in the browser alone, which has the plan. */
export function PlanView({ grades, countries }: PlanViewProps) {
  const isHydrated = useHydrated()
  const [sections] = useState<PlanSections>(() => ({
    Tasks: PlanTasks,
    TasksOnPaper,
    NextDate: waiting(NextDate),
    Profile: () => <ProfileSection grades={grades} countries={countries} />,
    ChoiceVerdict: waiting(ChoiceVerdict),
    VerdictOnPaper: waiting(VerdictOnPaper),
    ChoiceCost: waiting(ChoiceCost),
    ChoiceAwards: waiting(ChoiceAwards),
    CostOnPaper: waiting(CostOnPaper),
    ChoiceList,
  }))
  const isWanted = useWanted()
  if (!isHydrated) return null
  if (!isWanted) return <EmptyPlan />
  return (
    <Island>
      <Suspense fallback={<p role="status">Opening your plan…</p>}>
        <MyPlan countries={countries} sections={sections} />
      </Suspense>
    </Island>
  )
}
