import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PLAN } from '@/lib/routes'
import { heartLook } from './heart-look'
import { useSavedKeys } from './use-saved-keys'

/** The header's way to the plan, with how much is in it. Only the browser knows that. */
export function PlanLink() {
  const { length } = useSavedKeys()
  return (
    <Link
      href={PLAN.href}
      className={buttonVariants({
        size: 'icon',
        className: `relative flex-none @max-[40rem]:ml-auto ${heartLook(length > 0)}`,
      })}
      aria-label={length > 0 ? `${PLAN.label} ${length} saved` : PLAN.label}
    >
      {length > 0 && (
        <b className="absolute -top-1.5 -right-1.5 min-w-4.5 rounded-full bg-accent px-1 py-0.5 text-sm leading-3.5 text-on-accent">
          {length}
        </b>
      )}
    </Link>
  )
}
