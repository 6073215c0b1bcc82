import { Link } from '@/components/ui/link'
import { HOME } from '@/lib/routes'

export function Brand({ name }: { name: string }) {
  return (
    <Link href={HOME.href} className="brand">
      <svg viewBox="0 0 26 26" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
        <path d="M13 2a11 11 0 1 1 0 22 11 11 0 1 1 0-22c4.4 3 6.5 6.7 6.5 11S17.4 21 13 24c-4.4-3-6.5-6.7-6.5-11S8.6 5 13 2M2.5 10h21m-21 6.5h21" />
      </svg>
      {name}
    </Link>
  )
}
