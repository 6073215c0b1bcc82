'use client'

import { Dialog as DialogPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import type { Elements } from '@/components/ui/elements'
import { cn } from '@/lib/utils'

export const Dialog = DialogPrimitive.Root

export function DialogContent({
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof DialogPrimitive.Content>, 'children'> & { children: Elements }) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className="fixed inset-0 z-50 bg-shade" />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] w-full max-w-[36rem] flex-col rounded-t-lg border border-line-strong bg-paper p-5 text-ink [box-shadow:var(--shadow)] outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-lg',
          className,
        )}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          aria-label="Close"
          className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunk"
        >
          <span aria-hidden>✕</span>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title data-slot="dialog-title" className={cn('pr-10 text-md', className)} {...props} />
  )
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('mt-1.5 pr-6 text-sm text-ink-2', className)}
      {...props}
    />
  )
}
