/**
 * All names of the company, which is fictitious. The e-mail domain is reserved for examples (RFC
 * 2606), the telephone number for fiction (555-01XX), and the registration number belongs to a
 * series that Hong Kong never issued.
 */
export const brand = {
  name: 'Northcast',
  legalName: 'Northcast Limited',
  registration: 'Company registration no. 9874196 (Hong Kong)',
  founded: 2019,
  email: 'hello@northcast.example',
  phone: '+1 212 555 0142',
  phoneHref: 'tel:+12125550142',
  address: 'Unit 1904, Harbour Signal Centre, 28 Example Road, Sheung Wan, Hong Kong',
  offices: [
    { place: 'Hong Kong', role: 'Headquarters' },
    { place: 'USA', role: 'North America hub' },
    { place: 'UK', role: 'Europe operations' },
  ],
  supportHours: '24/7 worldwide',
} as const;

export const brandDescription =
  'Northcast builds and runs AI systems for companies, and edits, mixes and publishes podcasts at fixed prices.';
