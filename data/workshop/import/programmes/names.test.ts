import { subjectOfChileanTitle } from './chilean-subjects'
import { subjectOfDepartment } from './japanese-subjects'
import { sentenceCaseSpanish, titleCaseSpanish } from './spanish'
import { readTurkishName, titleCaseTurkish, townOfFaculty } from './turkish'

it.each([
  ['FEN-EDEBİYAT FAKÜLTESİ', 'Fen-Edebiyat Fakültesi'],
  ['İKTİSADİ VE İDARİ BİLİMLER FAKÜLTESİ', 'İktisadi ve İdari Bilimler Fakültesi'],
  ['ILGAZ TIP FAKÜLTESİ (ANKARA)', 'Ilgaz Tıp Fakültesi (Ankara)'],
])('writes %s as %s', (name, written) => {
  expect(titleCaseTurkish(name)).toBe(written)
})

it('reads what the Turkish guide puts into brackets', () => {
  expect(readTurkishName('Felsefe (Açıköğretim)')).toMatchObject({
    title: 'Felsefe',
    field: 'Felsefe',
    mode: 'distance',
  })
  expect(readTurkishName('Beslenme (Ankara)')).toMatchObject({ title: 'Beslenme', city: 'Ankara' })
  expect(readTurkishName('Hukuk (İngilizce (%30)) (UOLP-Uluslararası Saraybosna Üniversitesi)')).toEqual({
    title: 'Hukuk (İngilizce (%30))',
    field: 'Hukuk',
    mode: null,
    city: null,
    partner: 'Uluslararası Saraybosna Üniversitesi',
  })
  expect(readTurkishName('İşletme (UOLP- SUNY At Cortland)').partner).toBe('SUNY Cortland')
})

it.each([
  ['Adana Tıp Fakültesi', 'Adana'],
  ['Ziraat Fakültesi (Çivril)', 'Çivril'],
  ['Karadeniz Ereğli Turizm Fakültesi', 'Karadeniz Ereğli'],
  ['Tıp Fakültesi', null],
])('knows the town of %s', (faculty, town) => {
  expect(townOfFaculty(faculty)).toBe(town)
})

it('restores the accents of Spanish names', () => {
  expect(sentenceCaseSpanish('PEDAGOGIA EN EDUCACION FISICA, MENCION MUSICA')).toBe(
    'Pedagogía en educación física, mención música',
  )
  expect(titleCaseSpanish('SEDE CONCEPCION - REY BALDUINO DE BELGICA')).toBe(
    'Sede Concepción - Rey Balduino de Bélgica',
  )
  expect(titleCaseSpanish('IT SEDE LOS ANGELES')).toBe('IT Sede Los Ángeles')
  expect(titleCaseSpanish('SEDE SANTIAGO (S.C. APOQUINDO)')).toBe('Sede Santiago (S.C. Apoquindo)')
})

it.each([
  ['応用化学科', 'chemistry'],
  ['社会文化学科', null],
  ['システムデザイン専攻', null],
  ['数学系、物理学系、化学系、地球惑星科学系', null],
  ['農業経済学専攻', 'agribusiness'],
  ['生物資源経済学専攻', 'agribusiness'],
  ['農業・資源経済学専攻', 'agribusiness'],
  ['食料環境政策学科', 'agribusiness'],
  ['海洋文明学科', 'area-and-cultural-studies'],
  ['海洋生物学科', 'marine-science'],
  ['電気電子情報工学科', 'electrical-engineering'],
])('finds the subject of %s', (department, subject) => {
  expect(subjectOfDepartment(department)).toBe(subject)
})

it.each([
  ['Licenciatura en ingeniería en ciencia de datos', 'data-science-and-ai'],
  ['Ingeniería en control de gestión mención ciencia de datos', null],
  ['Entrenador deportivo', 'sport-science'],
  ['Pedagogía en educación física', null],
])('finds the subject of %s', (title, subject) => {
  expect(subjectOfChileanTitle(title)).toBe(subject)
})
