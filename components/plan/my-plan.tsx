'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SenderContext } from '@/components/content/sender'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/use-today'
import { EMPTY_PLAN, isEmptyPlan } from '@/lib/plan/plan'
import { listPlans } from '@/lib/plan/kept-plans'
import { openPlan, replacePlan, usePlan, usePlanStore } from '@/lib/plan/plan-store'
import { shownSender } from '@/lib/plan/sender'
import { EmptyPlan } from './empty-plan'
import { LastingNote } from './lasting-note'
import { Paper } from './paper'
import { PlanChoice } from './plan-choice'
import { PlanBody } from './plan-body'
import { PlanLook } from './plan-look'
import type { CountryNames, PlanSections } from './plan-sections'
import { PlanSection } from './plan-section'
import { PlanWarning } from './plan-warning'
import { StorageTrouble } from './storage-trouble'
import { useCarried } from './use-carried'

const Offer = lazy(() => import('./offer').then((module) => ({ default: module.PlanOffer })))
const TakeAlong = lazy(() => import('./take-along').then((module) => ({ default: module.TakeAlong })))

type MyPlanProps = { countries: CountryNames; sections: PlanSections }

/** The last action, and a function that undoes it. */
type Said = { text: string; undo?: (() => void) | undefined }

/** The plan of this browser, and what a link or a file brings. */
export function MyPlan({ countries, sections }: MyPlanProps) {
  const own = usePlan()
  const { isRead, id } = usePlanStore()
  const today = useToday('')
  const { offered, trouble, openFile, settle } = useCarried()
  const [isLooking, setIsLooking] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  if (!isRead) return <p role="status">Opening your plan…</p>

  // Who has no plan reads the one that came at once: an empty page below it says nothing.
  const looked = offered && (isLooking || isEmptyPlan(own)) ? offered.reading : null
  const sender = looked && shownSender(looked)
  const erase = () => {
    const next = listPlans(usePlanStore.getState()).find((plan) => plan.id !== id)
    replacePlan(EMPTY_PLAN)
    if (next) openPlan(next.id)
    const undo = () => {
      openPlan(id)
      replacePlan(own)
    }
    setSaid({ text: 'Your plan was deleted.', undo })
  }
  return (
    <>
      <StorageTrouble />
      {!looked && <PlanChoice />}
      {!isEmptyPlan(own) && <LastingNote />}
      {trouble && <PlanWarning role="alert">{trouble}</PlanWarning>}
      <Suspense fallback={<p role="status">Reading the link…</p>}>
        {offered && (
          <Offer
            offered={offered}
            own={own}
            countries={countries}
            isLooking={isLooking}
            onLook={() => setIsLooking(true)}
            onSettled={(text, undo) => {
              setIsLooking(false)
              settle()
              setSaid({ text, undo })
            }}
          />
        )}
      </Suspense>
      <Announcement said={said} onUndone={() => setSaid({ text: 'That was undone.' })} />
      {looked ? (
        <SenderContext value={sender}>
          <PlanLook plan={looked.plan} countries={countries} sections={sections} />
        </SenderContext>
      ) : (
        <>
          {isEmptyPlan(own) && <EmptyPlan />}
          <PlanBody
            key={id}
            plan={own}
            countries={countries}
            sections={sections}
            onChanged={(text, undo) => setSaid({ text, undo })}
          />
        </>
      )}
      <PlanSection id="take-along" title="Take it with you">
        <Suspense>
          <TakeAlong key={id} plan={own} shown={looked} today={today} onFile={openFile} />
        </Suspense>
        {!looked && !(isEmptyPlan(own) && own.name === '') && (
          <Button size="small" className="mt-4 print:hidden" onClick={erase}>
            Delete my plan
          </Button>
        )}
      </PlanSection>
      <SenderContext value={sender}>
        <Paper plan={looked?.plan ?? own} countries={countries} sections={sections} today={today} />
      </SenderContext>
    </>
  )
}

function Announcement({ said, onUndone }: { said: Said | null; onUndone: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The element with the focus may be gone: a removed card, an answered offer, the button that undid it.
  useEffect(() => {
    if (said && document.activeElement === document.body) place.current?.focus()
  }, [said])
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="flex items-center gap-3 outline-0 not-empty:mt-4 print:hidden"
    >
      {said && (
        <>
          <span>{said.text}</span>
          {said.undo && (
            <Button
              size="small"
              onClick={() => {
                said.undo?.()
                onUndone()
              }}
            >
              Undo
            </Button>
          )}
        </>
      )}
    </div>
  )
}
