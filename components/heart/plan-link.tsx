import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PLAN } from '@/lib/routes'
import { useSavedKeys } from './use-saved-keys'

/** The header's way to the plan, with how much is in it. Only the browser knows that. */
export function PlanLink() {
  const { length } = useSavedKeys()
  return (
    <Link
      href={PLAN.href}
      className={buttonVariants({ className: 'plan-link' })}
      aria-label={length > 0 ? `${PLAN.label} ${length} saved` : PLAN.label}
    >
      {length > 0 && <b>{length}</b>}
    </Link>
  )
}
