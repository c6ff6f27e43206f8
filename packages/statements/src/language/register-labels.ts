/**
 * What forms and registers print before the name of a company, in the languages of reports. Folded
 * when they are searched for.
 */
export const REGISTER_LABELS: readonly string[] = [
  ...['company name', 'name of company', 'name of the company', 'registered name', 'entity name'],
  ...['name of registrant', 'firma', 'firmenname', 'name der gesellschaft', 'denominazione'],
  ...['denominazione sociale', 'ragione sociale', 'dénomination', 'dénomination sociale'],
  ...['raison sociale', "désignation de l'entreprise", 'razón social', 'denominación social'],
  ...[
    'razão social',
    'denominação',
    'denominação social',
    'nome empresarial',
    'entidade',
    'firmanavn',
  ],
  ...['statutaire naam', 'naam van de rechtspersoon', 'handelsnaam', 'naam', 'företagsnamn'],
  ...['název', 'název účetní jednotky', 'obchodní firma', 'nazwa', 'nazwa jednotki', 'επωνυμία'],
  ...[
    'ticaret unvanı',
    'ticaret ünvanı',
    'şirket unvanı',
    '会社名',
    '商号',
    '公司名称',
    '公司全称',
  ],
  ...['编制单位', '編製單位', '公司的中文名称', '公司中文名称', '회사명', '法人名', '법인명'],
  ...['организация', 'наименование организации', 'підприємство', 'найменування підприємства'],
  ...['obchodní firma nebo jiný název účetní jednotky', 'szervezet neve', 'nazwa firmy'],
  ...['název organizace', 'unitatea', 'entitatea', 'denumirea entității', 'foretaksnavn'],
  ...['virksomhedens navn', 'toiminimi', 'yrityksen nimi', 'nombre o razón social'],
];

/** What stands before the number of a company in a register, where heads print it: "CNPJ: 12.345.678/0001-90". */
export const REGISTER_NUMBERS: ReadonlySet<string> = new Set([
  ...['cnpj', 'cin', 'cif', 'nif', 'nit', 'rut', 'siret', 'siren', 'kvk', 'orgnr', 'cvr', 'hrb'],
  ...['cui', 'ico', 'nip', 'regon', 'krs', 'oib', 'uen', 'abn', 'npwp', 'vkn', 'mersis'],
]);
