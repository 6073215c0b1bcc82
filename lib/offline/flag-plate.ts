/** A picture with the code of the country that a flag's address names, in SVG; null for other addresses. */
export function flagPlate(pathname: string): string | null {
  const code = /^\/flags\/([a-z]{2})\.svg$/.exec(pathname)?.[1]?.toUpperCase()
  if (!code) return null
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 13"><path fill="#4d545e" d="M0 0h18v13H0z"/>' +
    '<text x="9" y="9.8" fill="#fff" font-family="sans-serif" font-size="9.5" font-weight="600" ' +
    `text-anchor="middle">${code}</text></svg>`
  )
}
