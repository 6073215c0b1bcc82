import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

type PlanCardProps = {
  title?: string
  href?: string
  /** Whether the title is the name of a university or an award. */
  isName?: boolean
  /** What stands below the title. */
  about?: ReactNode
  children: Elements
}

/** Something saved, with what the visitor decided about it. */
export function PlanCard({ title, href, isName, about, children }: PlanCardProps) {
  return (
    <li
      data-slot="plan-card"
      className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-md border border-line bg-surface p-4.5"
    >
      {title && (
        <header>
          <h3 className="text-md wrap-anywhere" translate={isName ? 'no' : undefined}>
            {href ? (
              <Link href={href as Route} className="text-inherit">
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
          </h3>
          {about && <p className="mt-1 text-sm text-ink-2">{about}</p>}
        </header>
      )}
      {children}
    </li>
  )
}

type RemoveButtonProps = { label: string; onClick: () => void }

/** `label` names what is removed. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <Button type="button" size="small" className="justify-self-start" aria-label={label} onClick={onClick}>
      Remove
    </Button>
  )
}
