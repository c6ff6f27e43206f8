interface OfCompany {
  readonly company_id: number;
  readonly statement_type: string;
}

/** There is one for each company and canonical type. */
export const periodsKey = ({ company_id: company, statement_type: type }: OfCompany): string =>
  `${company}-${type}`;
