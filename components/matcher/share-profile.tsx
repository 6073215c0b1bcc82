'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Profile } from '@/lib/eligibility/profile'
import { profileFragment } from '@/lib/matcher/profile-link'

/** Copies a link whose fragment holds the profile. If the clipboard is not available, the link is shown instead. */
export function ShareProfile({ profile }: { profile: Profile }) {
  const [answer, setAnswer] = useState<{ link: string; isCopied: boolean } | null>(null)
  const share = async () => {
    const link = location.origin + location.pathname + profileFragment(profile)
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setAnswer({ link, isCopied: isCopied ?? false })
  }
  return (
    <div className="grid gap-2">
      <Button type="button" size="small" className="justify-self-start" onClick={() => void share()}>
        Copy link with my profile
      </Button>
      <div role="status" className="text-sm text-ink-2">
        {answer?.isCopied && 'Link copied. Whoever opens it sees what you filled in.'}
        {answer && !answer.isCopied && (
          <label className="grid gap-1">
            Copy this link:
            <span className="field">
              <input readOnly value={answer.link} onFocus={(event) => event.currentTarget.select()} />
            </span>
          </label>
        )}
      </div>
    </div>
  )
}
