/** Words of Chilean programmes and campuses that have an accent; the register writes them without. */
const ACCENTED =
  `académico actuación acústica administración agrícola agronómica agronomía alemán analítica ángeles análisis animación antropología
archivística arqueología astrofísica astronomía atmosféricos atmosféricas auditoría automatización aviación básica bélgica
bíblicos bibliotecología bioinformática bioingeniería biología biomédica biomédicas bioquímica biotecnología calefacción
canónico cartografía católica científica cívica chillán climatización clínico composición computación común comunicación
concepción conservación construcción creación curicó diálogo didáctica dietética dirección discapacidad ecología economía
ecuménico educación ejecución eléctrica electrónica energía enfermería escénicas especialización específicas estadística estética
estratégica estratégico fabricación filosofía física físicas fonoaudiología formación fotografía gastronómica geofísica
geografía geología geológica geomática gestión gráfico hematología hídricos hispánicas hotelería ilustración imagenología
inclusión información informática ingeniería inglés innovación instrumentación intérprete interpretación japonés joaquín josé
kinesiología limarí lingüística lógica logística matemática matemáticas mecánica mecatrónica médica mención metalúrgica
minería música neonatología nutrición obstétrica oceánica oceanografía odontología oftalmología optometría párvulos pedagogía
pedagógica peñalolén periodística política políticas portugués postítulo prevención producción programación prosecución
psicología psicopedagogía pública públicas público química químico químicos quilpué realización recreación refrigeración
regularización rehabilitación religión robótica simulación sociología técnico técnicos tecnología tecnologías tecnológica telemática
televisión teología teológicos teoría titulación título traducción turísticos valparaíso`.split(/\s+/)

const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0301\u0308]/g, '')
    .normalize('NFC')

const RESTORED = new Map(ACCENTED.map((word) => [withoutAccents(word), word]))

function restore(word: string): string {
  const small = word.toLocaleLowerCase('es')
  // The points of "bilingüe" are in the register, those of an accented letter are not.
  return RESTORED.get(withoutAccents(small)) ?? small
}

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('es') + word.slice(1)

/** A name in capitals as a Spanish sentence has it: "INGENIERIA CIVIL" is "Ingeniería civil". */
export function sentenceCaseSpanish(name: string): string {
  return capitalise(name.trim().replace(/\p{L}+/gu, restore))
}

const SMALL_WORDS = new Set(['de', 'del', 'y'])

/** A place in capitals as a name: "SEDE VIÑA DEL MAR" is "Sede Viña del Mar". */
export function titleCaseSpanish(name: string): string {
  return name.trim().replace(/\p{L}+/gu, (word, at: number) => {
    if (word === 'IT' || /^\.?[A-Z]\./.test(name.trim().slice(at))) return word
    const restored = restore(word)
    return SMALL_WORDS.has(restored) ? restored : capitalise(restored)
  })
}
