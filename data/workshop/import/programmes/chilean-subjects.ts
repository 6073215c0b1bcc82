/**
 * Words of Chilean programmes that the register lists under a broad name ("other", "common first years"), and their
 * subject. The first word that is found counts.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?!.*control de gestión).*(ciencias? de (los )?datos|analítica de datos|inteligencia artificial)/,
    'data-science-and-ai',
  ],
  [/ciencias? de la computación|computación científica/, 'computer-science'],
  [/ciberseguridad/, 'cyber-security'],
  [/videojuegos/, 'games-and-animation'],
  [/inteligencia de negocios|business intelligence/, 'business-analytics'],
  [/agronegocios/, 'agribusiness'],
  [/international (business|management)|negocios internacionales/, 'international-business'],
  [/emprendimiento/, 'entrepreneurship'],
  [/aeroespacial/, 'aerospace-engineering'],
  [/bioinformática/, 'bioinformatics'],
  [/bioingeniería|ingeniería.* biomédica/, 'biomedical-engineering'],
  [/mecatrónica|robótica/, 'robotics'],
  [/telecomunicaciones|automatización/, 'electrical-engineering'],
  [/civil geológica/, 'earth-sciences'],
  [/civil oceánica/, 'marine-engineering'],
  [/civil en transporte/, 'civil-engineering'],
  [/recursos hídricos|medioambiente/, 'environmental-engineering'],
  [/ingeniería (civil )?física/, 'physics'],
  [/aviación/, 'aviation'],
  [/tecnología en alimentos/, 'food-science'],
  [/tecnología en construcciones/, 'construction'],
  [/diseño de productos/, 'design'],
  [/teología|teológicos|religiosas/, 'theology'],
  [/^entrenador|actividad física|ciencias del deporte/, 'sport-science'],
  [/historia del arte/, 'art-history'],
  [/licenciatura en estética/, 'philosophy'],
  [/^licenciatura en inglés/, 'english'],
  [/artes.* (musical|musicales|composición)/, 'music'],
  [/creación audiovisual/, 'film-and-photography'],
  [/ilustración/, 'graphic-design'],
  [/^ecología/, 'ecology-and-conservation'],
  [/oceanografía/, 'marine-science'],
]

/** Training of teachers has a subject of its own, whatever is taught. */
const TEACHING = /pedagog|profesor/

/** Our subject of a Chilean programme by its title in small letters; null where no word of it names one. */
export function subjectOfChileanTitle(title: string): string | null {
  const small = title.toLocaleLowerCase('es')
  if (TEACHING.test(small)) return null
  return WORDS.find(([words]) => words.test(small))?.[1] ?? null
}
