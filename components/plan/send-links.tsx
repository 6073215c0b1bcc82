'use client'

import { useState } from 'react'
import { Hint } from '@/components/content/hint'
import { Button, buttonVariants } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { useHydrated } from '@/components/ui/use-hydrated'

type SendLinksProps = { link: string; /** Of the plan; empty for none. */ name: string }

/** The ways in which a link is sent: copied, by the device's own share sheet, by e-mail, by WhatsApp. */
export function SendLinks({ link, name }: SendLinksProps) {
  const [said, setSaid] = useState('')
  const canShare = useHydrated() && 'share' in navigator
  const title = name || 'My plan'
  const copy = async () => {
    const isCopied = await copyText(link)
    setSaid(isCopied ? 'Link copied.' : 'This browser does not let pages copy. Copy the link from the field.')
  }
  const text = encodeURIComponent(`${title}: ${link}`)
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="accent" onClick={() => void copy()}>
          Copy link
        </Button>
        {canShare && (
          // The promise also rejects when the visitor closes the share sheet. This is not an error.
          <Button onClick={() => void navigator.share({ title, text: link }).catch(() => {})}>Share</Button>
        )}
        <a
          className={buttonVariants()}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}
        >
          Send by e-mail
        </a>
        <a className={buttonVariants()} href={`https://wa.me/?text=${text}`} rel="noopener noreferrer">
          WhatsApp
        </a>
      </div>
      <Hint role="status">{said}</Hint>
    </>
  )
}
