import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const alertVariants = cva('', {
  variants: {
    variant: {
      note: 'border-l-3 border-accent',
      warn: 'border-l-3 border-warn',
      good: 'border-l-3 border-good',
      /** Something that stands in the way now, and not a remark of a text. */
      trouble: 'rounded-md border border-warn px-4 py-3 text-sm',
    },
  },
  compoundVariants: [
    {
      variant: ['note', 'warn', 'good'],
      className: 'rounded-r-sm bg-sunk px-[1.1em] py-[0.9em] text-base [&_p+:is(p,ul)]:mt-[0.5em]',
    },
  ],
})

type AlertProps = ComponentProps<'div'> & Required<VariantProps<typeof alertVariants>>

/** A remark set apart, by a line or a frame. What it says is announced if it has a role. */
export function Alert({ variant, className, ...props }: AlertProps) {
  return <div data-slot="alert" className={alertVariants({ variant, className })} {...props} />
}
