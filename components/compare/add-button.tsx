'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Island } from '@/components/ui/island'
import type { AddDialog } from './add-dialog'

type AddButtonProps = Omit<ComponentProps<typeof AddDialog>, 'onClose' | 'onClosed'>

const load = () => import('./add-dialog')

/**
 * Opens the dialog. The dialog's script is fetched just before it is needed. Without script the button leads to the
 * list.
 */
export function AddButton(props: AddButtonProps) {
  const [Dialog, setDialog] = useState<typeof AddDialog | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const preload = () => void load().catch(() => {})
  const open = () => {
    setIsOpen(true)
    load().then(
      (module) => setDialog(() => module.AddDialog),
      () => setIsOpen(false),
    )
  }
  return (
    <>
      <Button
        ref={button}
        variant="accent"
        className="print:hidden noscript:hidden"
        aria-haspopup="dialog"
        aria-busy={isOpen && !Dialog}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        Add Universities
      </Button>
      <noscript>
        <Link className={buttonVariants({ variant: 'accent' })} href="/universities">
          Add Universities
        </Link>
      </noscript>
      {isOpen && Dialog && (
        <Island>
          <Dialog {...props} onClose={() => setIsOpen(false)} onClosed={() => button.current?.focus()} />
        </Island>
      )}
    </>
  )
}
