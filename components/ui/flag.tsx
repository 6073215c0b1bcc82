import type { CSSProperties } from 'react'

type FlagProps = { code: string; loading?: 'lazy' }

const addressOf = (code: string) => `/flags/${code}.svg`

/** The flag of a country, beside its name. */
export function Flag({ code, loading }: FlagProps) {
  return (
    <img
      className="flag object-cover"
      src={addressOf(code)}
      alt=""
      width={18}
      height={13}
      loading={loading}
    />
  )
}

/**
 * The flag of a long table, which is loaded when `data-seen` says that its row is in view. Browsers load lazy pictures from two
 * windows ahead. Without script it is loaded with the page.
 */
export function TableFlag({ code }: { code: string }) {
  return (
    <span
      data-flag=""
      className="flag bg-cover bg-center data-seen:bg-(image:--flag) print:bg-(image:--flag) noscript:bg-(image:--flag)"
      style={{ '--flag': `url(${addressOf(code)})` } as CSSProperties}
    />
  )
}
