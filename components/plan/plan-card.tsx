import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
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
    <Card as="li" data-slot="plan-card" className="min-w-0 gap-3">
      {title && (
        <header>
          <CardTitle translate={isName ? 'no' : undefined}>
            {href ? <Link href={href as Route}>{title}</Link> : <span>{title}</span>}
          </CardTitle>
          {about && <CardDescription>{about}</CardDescription>}
        </header>
      )}
      {children}
    </Card>
  )
}

type RemoveButtonProps = { label: string; onClick: () => void }

/** `label` names what is removed. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <Button size="small" className="self-start" aria-label={label} onClick={onClick}>
      Remove
    </Button>
  )
}
