import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

/** A short word about what it stands beside; as a chip, a link that can be pressed. */
export const badgeVariants = cva('', {
  variants: {
    variant: {
      outline: 'badge',
      accent: 'badge bg-accent-soft',
      chip: 'inline-flex min-h-8 items-center gap-2 rounded-full bg-accent-soft pr-3 pl-3 text-sm text-accent-strong no-underline',
    },
  },
  defaultVariants: { variant: 'outline' },
})

type BadgeProps = HTMLAttributes<HTMLElement> &
  VariantProps<typeof badgeVariants> & { as?: 'span' | 'b' | 'li' | 'p' }

export function Badge({ as: Element = 'span', variant, className, ...props }: BadgeProps) {
  return <Element data-slot="badge" className={badgeVariants({ variant, className })} {...props} />
}

/** The line of badges of a card. */
export const badgeRow = 'mt-2 flex flex-wrap gap-1.5'
