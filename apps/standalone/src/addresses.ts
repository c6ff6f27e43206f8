/** What a person who has just started the service wants to know. */
export const addresses = (url: string, dataFolder: string): string => `
  Financial Data Extraction Service

    REST API        ${url}/api/v1
    documentation   ${url}/docs   (${url}/redoc, ${url}/openapi.json)
    console         ${url}/
    health          ${url}/healthcheck
    metrics         ${url}/metrics
    data            ${dataFolder}

  Try:  curl ${url}/api/v1/companies
  Stop: Ctrl-C

`;
