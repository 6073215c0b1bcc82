import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, HTMLAttributes } from 'react'

const cardVariants = cva('relative flex flex-col rounded-md border border-line', {
  variants: {
    variant: {
      default: 'bg-surface',
      /** Of which little is known, or which is over: visibly lighter. */
      basic: 'border-dashed',
    },
    /** A card of a list, or one that holds a form. */
    size: { default: 'p-[16px]', large: 'gap-4 p-5 md:p-6' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

type CardProps = HTMLAttributes<HTMLElement> &
  VariantProps<typeof cardVariants> & { as?: 'article' | 'li' | 'section' }

export function Card({ as: Element = 'article', variant, size, className, ...props }: CardProps) {
  return <Element data-slot="card" className={cardVariants({ variant, size, className })} {...props} />
}

/** Cards beside each other, as many as have room. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4.5'

/** A crest, and the title over its description. Leaves the corner to a heart. */
export function CardHeader({ className = '', ...props }: ComponentProps<'header'>) {
  return <header className={`flex gap-[14px] pr-[24px] ${className}`} {...props} />
}

export function CardTitle({ className = 'text-md', ...props }: ComponentProps<'h3'>) {
  return (
    <h3
      className={`${className} wrap-anywhere [&_a]:text-inherit [&_a]:no-underline [&_a]:hover:underline`}
      {...props}
    />
  )
}

export function CardDescription({ className = '', ...props }: ComponentProps<'p'>) {
  return <p className={`mt-[3px] text-sm text-ink-2 ${className}`} {...props} />
}

/** The buttons, at the same height in a row of cards. */
export function CardFooter({ className = '', ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="card-footer"
      className={`mt-auto flex flex-wrap gap-2 pt-3 *:flex-auto *:px-3 md:*:min-h-9 ${className}`}
      {...props}
    />
  )
}
