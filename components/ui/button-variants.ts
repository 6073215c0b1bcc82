import { cva } from 'class-variance-authority'

/** The look of a button without its component, for links that look like one: no Radix comes along. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-sm border px-4 text-sm leading-none font-medium no-underline transition-colors duration-150 disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
  {
    variants: {
      variant: {
        outline: 'border-line-strong bg-transparent text-ink hover:bg-sunk',
        main: 'border-transparent bg-highlight font-semibold text-on-highlight hover:brightness-95',
        accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
        on: 'border-accent bg-accent-soft text-accent-strong',
        ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-sunk hover:text-ink',
        link: 'border-transparent bg-transparent px-0 text-accent underline underline-offset-[0.18em]',
      },
      size: {
        default: 'min-h-11 md:min-h-10',
        small: 'min-h-11 px-3 md:min-h-9',
        large: 'min-h-12 px-6 text-base',
        icon: 'size-11 px-0 md:size-9',
      },
    },
    defaultVariants: { variant: 'outline', size: 'default' },
  },
)
