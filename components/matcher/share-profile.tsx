'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { LinkField } from '@/components/ui/link-field'
import type { Profile } from '@/lib/eligibility/profile'
import { profileFragment } from '@/lib/matcher/profile-link'

/** Copies a link whose fragment holds the profile. If the clipboard is not available, the link is shown instead. */
export function ShareProfile({ profile }: { profile: Profile }) {
  const [answer, setAnswer] = useState<{ link: string; isCopied: boolean } | null>(null)
  const share = async () => {
    const link = location.origin + location.pathname + profileFragment(profile)
    setAnswer({ link, isCopied: await copyText(link) })
  }
  return (
    <div className="grid gap-2">
      <Button size="small" className="justify-self-start" onClick={() => void share()}>
        Copy link with my profile
      </Button>
      <div role="status" className="text-sm text-ink-2">
        {answer?.isCopied && <span>Link copied. Anyone who opens it sees what you filled in.</span>}
        {answer && !answer.isCopied && <LinkField label="Copy this link:" link={answer.link} />}
      </div>
    </div>
  )
}
