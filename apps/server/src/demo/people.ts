import { type Address, emptyAddress } from '@haldi/contract/accounts/addresses/address';
import type { Role } from '@haldi/contract/kit/role';

/** The ids are stable, because orders, reviews and posts refer to them. */
export type DemoPerson = Address & {
  id: string;
  username: string;
  email: string;
  mobileNumber: string;
  role: Role;
  /** Only accounts with a password can log in. */
  password?: string;
  joinedDaysAgo: number;
};

type AreaTuple = readonly [street: string, pincode: string, latitude: number, longitude: number];

const areas = {
  kothrud: ['Paud Road, Kothrud', '411038', 18.5074, 73.8077],
  aundh: ['DP Road, Aundh', '411007', 18.558, 73.8075],
  baner: ['Baner Road, Baner', '411045', 18.559, 73.7868],
  koregaonPark: ['Lane 7, Koregaon Park', '411001', 18.5362, 73.8939],
  vimanNagar: ['Datta Mandir Chowk, Viman Nagar', '411014', 18.5679, 73.9143],
  kalyaniNagar: ['Central Avenue, Kalyani Nagar', '411006', 18.5463, 73.9033],
  hadapsar: ['Magarpatta Road, Hadapsar', '411028', 18.5089, 73.926],
  wakad: ['Datta Mandir Road, Wakad', '411057', 18.5975, 73.7644],
  shivajiNagar: ['Fergusson College Road, Shivajinagar', '411005', 18.5236, 73.8478],
  erandwane: ['Karve Road, Erandwane', '411004', 18.5089, 73.8324],
  bibwewadi: ['Satara Road, Bibwewadi', '411037', 18.4697, 73.8623],
  sadashivPeth: ['Tilak Road, Sadashiv Peth', '411030', 18.5098, 73.8518],
  pimpleSaudagar: ['Kunal Icon Road, Pimple Saudagar', '411027', 18.5987, 73.7977],
} as const satisfies Record<string, AreaTuple>;

type PersonTuple = readonly [
  slug: string,
  username: string,
  mobileNumber: string,
  area: keyof typeof areas,
  apartmentNumber: string,
  joinedDaysAgo: number,
];

/** Numbers with 00000 in the middle do not belong to anyone. */
const rows: readonly PersonTuple[] = [
  ['asha', 'Asha Kulkarni', '9800000001', 'kothrud', 'B-204, Mayur Residency', 210],
  ['priya', 'Priya Deshpande', '9800000002', 'aundh', '12, Sai Heritage', 198],
  ['sneha', 'Sneha Joshi', '9800000003', 'baner', 'C-1101, Orchid Heights', 187],
  ['ananya', 'Ananya Iyer', '9800000004', 'koregaonPark', '3, Meera Apartments', 181],
  ['fatima', 'Fatima Shaikh', '9800000005', 'vimanNagar', 'A-602, Lunkad Gardens', 172],
  ['ritu', 'Ritu Agarwal', '9800000006', 'kalyaniNagar', '8, Silver Oaks', 165],
  ['meera', 'Meera Patil', '9800000007', 'hadapsar', 'D-305, Cosmos', 160],
  ['kavita', 'Kavita More', '9800000008', 'wakad', 'E-904, Palm Grove', 149],
  ['neha', 'Neha Gokhale', '9800000009', 'shivajiNagar', '21, Shree Niwas', 141],
  ['pooja', 'Pooja Chavan', '9800000010', 'erandwane', '5, Prabhat Sadan', 133],
  ['aditi', 'Aditi Bhave', '9800000011', 'sadashivPeth', '2, Laxmi Krupa', 126],
  ['sara', 'Sara Dsouza', '9800000012', 'koregaonPark', '14, Rose Villa', 118],
  ['shruti', 'Shruti Jadhav', '9800000013', 'bibwewadi', 'B-11, Gangadham', 109],
  ['divya', 'Divya Nair', '9800000014', 'pimpleSaudagar', 'F-702, Kunal Icon', 101],
  ['tanvi', 'Tanvi Sathe', '9800000015', 'kothrud', 'A-3, Ashirwad', 94],
  ['zoya', 'Zoya Khan', '9800000016', 'kalyaniNagar', '17, Marigold', 86],
  ['ishita', 'Ishita Banerjee', '9800000017', 'vimanNagar', 'C-408, Rohan Mithila', 79],
  ['madhuri', 'माधुरी काळे', '9800000018', 'sadashivPeth', '9, श्री गणेश', 71],
  ['lakshmi', 'Lakshmi Reddy', '9800000019', 'baner', 'B-1503, Sky Court', 63],
  ['simran', 'Simran Kaur', '9800000020', 'aundh', '6, Green Park', 55],
  ['gauri', 'Gauri Phadke', '9800000021', 'erandwane', '4, Vasant Vihar', 47],
  ['nikita', 'Nikita Shah', '9800000022', 'wakad', 'G-201, Eden Park', 38],
  ['rutuja', 'Rutuja Pawar', '9800000023', 'hadapsar', 'A-1006, Amanora View', 29],
  ['vaishnavi', 'Vaishnavi Shinde', '9800000024', 'bibwewadi', '7, Sukh Sagar', 17],
  ['komal', 'Komal Wagh', '9800000025', 'pimpleSaudagar', 'D-503, Rose Icon', 6],
  ['renuka', 'Renuka Bapat', '9800000026', 'kothrud', '11, Mangal Murti', 204],
  ['deepa', 'Deepa Menon', '9800000027', 'aundh', 'C-702, Sindh Vihar', 193],
  ['harshada', 'Harshada Thorat', '9800000028', 'hadapsar', 'B-905, Sylvania', 176],
  ['mitali', 'Mitali Sen', '9800000029', 'vimanNagar', '19, Clover Park', 169],
  ['yasmin', 'Yasmin Irani', '9800000030', 'koregaonPark', '2, Palm Court', 153],
  ['swati', 'Swati Mahajan', '9800000031', 'erandwane', '8, Shantiban', 145],
  ['anjali', 'अंजली देशमुख', '9800000032', 'sadashivPeth', '14, आनंद निवास', 137],
  ['bhavna', 'Bhavna Mehta', '9800000033', 'kalyaniNagar', '23, Fortaleza', 121],
  ['charu', 'Charu Saxena', '9800000034', 'baner', 'E-604, Pancard Court', 113],
  ['trupti', 'Trupti Gaikwad', '9800000035', 'bibwewadi', '3, Upper Vista', 105],
  ['nandini', 'Nandini Rao', '9800000036', 'wakad', 'A-1202, Kaspate View', 97],
  ['roshni', 'Roshni Pillai', '9800000037', 'pimpleSaudagar', 'C-304, Rosewood', 82],
  ['ketaki', 'Ketaki Ranade', '9800000038', 'shivajiNagar', '5, Model Lane', 74],
  ['preeti', 'Preeti Bhosale', '9800000039', 'hadapsar', 'F-201, Green City', 66],
  ['manasi', 'Manasi Apte', '9800000040', 'kothrud', '6, Swapna Shilp', 51],
  ['farah', 'Farah Qureshi', '9800000041', 'vimanNagar', 'D-1004, Ganga View', 34],
  ['jyoti', 'Jyoti Salunkhe', '9800000042', 'wakad', 'B-407, Sai Dreams', 21],
];

const toPerson = ([
  slug,
  username,
  mobileNumber,
  area,
  apartmentNumber,
  days,
]: PersonTuple): DemoPerson => {
  const [street, pincode, latitude, longitude] = areas[area];
  return {
    id: `demo-${slug}`,
    username,
    email: `${slug}@example.com`,
    mobileNumber,
    ...emptyAddress,
    street,
    apartmentNumber,
    town: 'Pune',
    state: 'Maharashtra',
    pincode,
    latitude,
    longitude,
    role: 'customer',
    joinedDaysAgo: days,
  };
};

export const demoCustomers = (): DemoPerson[] =>
  rows.map((row) => ({
    ...toPerson(row),
    ...(row[0] === 'asha' && { password: 'glow-with-asha' }),
  }));

export const demoAdmin = (): DemoPerson => ({
  ...toPerson(['admin', 'Salon Admin', '9800000099', 'koregaonPark', '1, Haldi House', 220]),
  password: 'glow-with-admin',
  role: 'owner',
});

export const demoBeautician = (): DemoPerson => ({
  ...toPerson(['usha', 'Usha Bhosale', '9700000006', 'erandwane', '3, Shanti Niwas', 215]),
  password: 'glow-with-usha',
  role: 'beautician',
});
