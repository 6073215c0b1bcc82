'use client'

import { useEffect, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { downloadText } from '@/components/ui/download-text'
import { LinkField } from '@/components/ui/link-field'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { encodePlan, LONGEST_LINK } from '@/lib/plan/link'
import { planFileName, writePlanFile } from '@/lib/plan/plan-file'
import type { Plan } from '@/lib/plan/plan'
import { formatCount } from '@/lib/text/format'
import { QrCode } from './qr-code'

type TakeAlongProps = { plan: Plan; today: string; onFile: (file: File) => void }

/** The plan as a link, a file, on paper, and from a file. */
export function TakeAlong({ plan, today, onFile }: TakeAlongProps) {
  const { profile } = useProfileStore()
  const [withProfile, setWithProfile] = useState(false)
  const hasProfile = !isEmptyProfile(profile)
  const carried = { plan, profile: withProfile && hasProfile ? profile : null }
  const link = useLink(carried)
  const [said, setSaid] = useState('')

  const copy = async () => {
    const isCopied = await copyText(link)
    setSaid(isCopied ? 'Link copied.' : 'This browser does not let pages copy. Copy the link from the field.')
  }
  return (
    <>
      <div className="print:hidden">
        {hasProfile && (
          <label className="opt">
            <input
              type="checkbox"
              checked={withProfile}
              onChange={({ currentTarget }) => setWithProfile(currentTarget.checked)}
            />
            <span>With my profile: grades, nationality and the rest</span>
          </label>
        )}
        <LinkField label="Link to this plan" link={link} className="plan-link-field" />
        <p className="plan-hint">
          {link.length > LONGEST_LINK
            ? `The link has ${formatCount(link.length)} characters. Some apps cut off more than ${formatCount(LONGEST_LINK)}: send the file instead, or shorten your notes.`
            : 'Anyone who opens it sees everything in it. The plan comes after the #, which browsers never send to a server.'}
        </p>
        <div className="plan-actions">
          <Button type="button" variant="accent" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button
            type="button"
            onClick={() => downloadText(planFileName(today), writePlanFile(carried, today))}
          >
            Save as a file
          </Button>
          <label className={buttonVariants({ className: 'plan-file' })}>
            Open a file
            <input
              type="file"
              accept=".json,application/json"
              className="sr-only"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) onFile(file)
                currentTarget.value = ''
              }}
            />
          </label>
          <Button type="button" onClick={() => print()}>
            Print
          </Button>
        </div>
        <p role="status" className="plan-hint">
          {said}
        </p>
      </div>
      <QrCode text={link} />
    </>
  )
}

/** The link to a plan; the page's address until it is made. */
function useLink({ plan, profile }: Parameters<typeof encodePlan>[0]): string {
  const [link, setLink] = useState('')
  useEffect(() => {
    let isCurrent = true
    void encodePlan({ plan, profile }).then((fragment) => {
      if (isCurrent) setLink(location.origin + location.pathname + fragment)
    })
    return () => {
      isCurrent = false
    }
  }, [plan, profile])
  return link
}
