'use client'

import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { useState } from 'react'
import { BriefLink } from '@/components/content/brief-link'
import { Hint } from '@/components/content/hint'
import { Button } from '@/components/ui/button'
import { FileButton } from '@/components/ui/file-button'
import { downloadText } from '@/components/ui/download-text'
import { Link } from '@/components/ui/link'
import { LinkField } from '@/components/ui/link-field'
import { useLoaded } from '@/components/ui/use-loaded'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import { readCurrency } from '@/lib/money/chosen-currency'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { choicesOf, planAtLevels } from '@/lib/plan/choices'
import { encodePlan, LONGEST_LINK } from '@/lib/plan/link'
import { passportOf } from '@/lib/brief/brief-href'
import { planFileName, writePlanFile } from '@/lib/plan/plan-file'
import type { Plan } from '@/lib/plan/plan'
import { shownSender, type Carried } from '@/lib/plan/sender'
import { itemsOf } from '@/lib/tasks/address'
import { formatCount } from '@/lib/text/format'
import { PlanName } from './plan-name'
import { QrCode } from './qr-code'
import { SendLinks } from './send-links'
import { useOwnSender } from './use-own-sender'
import { useChoices } from './use-visitor'

type TakeAlongProps = {
  /** The visitor's own. */
  plan: Plan
  /** One that came, where that is shown; it goes on as it came. */
  shown: Carried | null
  today: string
  onFile: (file: File) => void
}

/** The plan as a link, a file, on paper, and from a file. */
export function TakeAlong({ plan, shown, today, onFile }: TakeAlongProps) {
  const { profile } = useProfileStore()
  const [withProfile, setWithProfile] = useState(false)
  const hasProfile = shown === null && !isEmptyProfile(profile)
  const choices = useChoices(plan)
  const sender = useOwnSender(plan, choices, today)
  const own = {
    plan: planAtLevels(plan, choices),
    profile: withProfile && hasProfile ? profile : null,
    sender,
  }
  const carried: Carried = shown ?? own
  const link = useLink(carried)
  const [said, setSaid] = useState('')
  const sent = shown && shownSender(shown)
  const reader = { profile: sent?.profile ?? profile, currency: readCurrency(), sender: sent }
  const saveCsv = () =>
    void import('@/lib/tasks/plan-csv')
      .then(async ({ planCsv, workOut }) => {
        const rows = await workOut(plan, choices, reader, today)
        downloadText(planFileName(today, 'csv'), planCsv(rows, location.origin))
        setSaid('')
      })
      .catch(() => setSaid('The file couldn’t be made. Check your connection and try again.'))
  return (
    <>
      <div className="print:hidden">
        {shown === null && <PlanName name={plan.name} />}
        {hasProfile && (
          <CheckboxLabel>
            <Checkbox
              checked={withProfile}
              onChange={({ currentTarget }) => setWithProfile(currentTarget.checked)}
            />
            <span>With my profile: grades, nationality and the rest</span>
          </CheckboxLabel>
        )}
        <LinkField label="Link to this plan" link={link} />
        <Hint>
          {link.length > LONGEST_LINK
            ? `The link has ${formatCount(link.length)} characters. Some apps cut off more than ${formatCount(LONGEST_LINK)}: send the file instead, or shorten your notes.`
            : 'Whoever opens it sees everything in it, with your sums, dates and answers: so it says which fee you pay where and if you need a visa, and more of you only with your profile. The plan comes after the #, which browsers never send to a server.'}
        </Hint>
        <SendLinks link={link} name={carried.plan.name} />
        {carried.plan.items.length > 0 && (
          <>
            <p className="mt-3">
              <BriefLink
                {...itemsOf(carried.plan, choicesOf(carried.plan, null))}
                sender={
                  sent && {
                    passport: passportOf(sent.profile.nationality, sent.profile.secondNationality),
                    currency: sent.currency,
                  }
                }
              />
            </p>
            <Hint>
              That page is made on the server: its address names places, awards, passports and a currency, and
              not you.
            </Hint>
          </>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => downloadText(planFileName(today), writePlanFile(carried, today))}>
            Save as a file
          </Button>
          {choices.length > 0 && <Button onClick={saveCsv}>Save as CSV</Button>}
          <FileButton label="Open a file" accept=".json,application/json" onFile={onFile} />
          <Button onClick={() => print()}>Print</Button>
        </div>
        <Hint role="status">{said}</Hint>
        <p className="mt-4 text-sm">
          <Link href="/plan/board">For whoever advises several students: many plans side by side</Link>
        </p>
      </div>
      <QrCode text={link} />
    </>
  )
}

/** The link to a plan; empty until it is made. */
function useLink(carried: Carried): string {
  const made = useLoaded(
    carried.sender === null ? '' : JSON.stringify(carried),
    async () => location.origin + location.pathname + (await encodePlan(carried)),
  )
  return made?.value ?? ''
}
