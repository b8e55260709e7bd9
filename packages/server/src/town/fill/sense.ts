import { dayFrom } from '@lattice/api/day';
import type { Field } from '@lattice/api/field';
import { nameOf } from '../nameOf.ts';
import { officeOf } from '../places/offices.ts';
import type { Spot } from './Spot.ts';
import { phoneOf, workerAt } from '../people/staff.ts';

/** A value of a field by its name, from the spot of its row. */
type Sense = (spot: Spot, field: Field) => unknown;

const coordinate =
  (at: 0 | 1): Sense =>
  ({ place }) =>
    place[at].toFixed(6);
const day =
  (from: number, to: number): Sense =>
  ({ random, town }) =>
    dayFrom(town.today, -random.int(from, to));
const someName: Sense = ({ random }) => nameOf(random, random.chance(60) ? '1' : '2', random.int(1965, 1998));
const somePhone: Sense = ({ random }) => phoneOf(random.int(1_000_000, 9_000_000));
const secretary: Sense = ({ community }) => workerAt(community.deptId).name;
const secretaryPhone: Sense = ({ community }) => workerAt(community.deptId).phone;
const memberName: Sense = ({ member }) => member.person.name;
const memberPhone: Sense = ({ member }) => member.person.phone;
const landline: Sense = ({ random }) => `0990-${random.int(6_100_000, 6_899_999)}`;
const empty: Sense = () => null;

/** What fields of a name hold in every register, unless its own file says otherwise. */
export const senses: Readonly<Record<string, Sense>> = {
  personName: ({ person }) => person.name,
  idCard: ({ person }) => person.idCard,
  sex: ({ person }) => person.sex,
  birthDate: ({ person }) => person.birth,
  phone: ({ person }) => person.phone,
  nation: ({ person }) => person.nation,
  education: ({ person }) => person.education,
  politicalStatus: ({ person }) => person.political,
  maritalStatus: ({ person }) => person.marital,
  occupation: ({ person }) => person.work[1],
  occupationType: ({ person }) => person.work[0],
  serviceUnit: ({ person }) => person.work[2] || null,
  currentAddress: ({ person }) => person.house.address,
  nativePlace: ({ person }) => person.household.region,
  religion: () => '00',
  healthStatus: ({ person, random }) => (person.age > 65 ? random.pick(['10', '20', '30']) : '10'),
  nationality: () => 'CN',
  cardType: () => '111',
  cardNo: ({ person }) => person.idCard,
  legalCardType: () => '111',
  usedName: empty,
  photo: empty,
  avatar: empty,
  telephone: empty,
  email: empty,
  openId: empty,
  populationId: ({ person }) => person.id,
  houseId: ({ house }) => house.id,
  communityId: ({ seat }) => seat.id,
  griddingId: ({ grid }) => grid.id,
  gridId: ({ grid }) => grid.id,
  gridMemberId: ({ member }) => member.id,
  deptId: ({ community }) => community.deptId,
  regionCode: ({ community }) => community.code,
  currentRegion: ({ community }) => community.code,
  householdRegion: ({ person }) => person.household.region,
  householdAddress: ({ person }) => person.house.address,
  address: ({ address }) => address,
  lng: coordinate(0),
  lat: coordinate(1),
  lon: coordinate(0),
  emergencyContact: ({ person, random }) =>
    person.household.people.find((one) => one.n !== person.n && one.age >= 18)?.name ??
    someName({ random } as Spot, {} as Field),
  emergencyPhone: ({ person }) =>
    person.household.people.find((one) => one.n !== person.n && one.age >= 18)?.phone ?? phoneOf(person.n + 2_000_000),
  helperName: memberName,
  helperPhone: memberPhone,
  controllerName: memberName,
  controllerPhone: memberPhone,
  responsibleName: secretary,
  responsiblePhone: secretaryPhone,
  responsibleUnit: ({ community }) => community.deptId,
  principalName: someName,
  principalPhone: somePhone,
  contactName: someName,
  contactPhone: somePhone,
  managerName: someName,
  legalName: someName,
  legalPhone: somePhone,
  legalPerson: someName,
  driverName: someName,
  driverPhone: somePhone,
  securityName: someName,
  securityPhone: somePhone,
  chargeName: secretary,
  maintainName: someName,
  officePhone: landline,
  consultPhone: landline,
  complainPhone: () => '12345',
  dutyPhone: landline,
  backupPhone: landline,
  hotline: landline,
  attentionLevel: ({ random }) =>
    random.weighted([
      ['01', 1],
      ['02', 3],
      ['03', 4],
    ]),
  nextVisitDate: ({ town, random }) => dayFrom(town.today, random.int(1, 60)),
  manageStatus: ({ random }) =>
    random.weighted([
      ['1', 92],
      ['2', 8],
    ]),
  isEnabled: ({ random }) => (random.chance(94) ? 1 : 0),
  sort: ({ n }) => n + 1,
  images: empty,
  files: empty,
  remark: empty,
  eventId: empty,
  processInstanceId: empty,
  video: empty,
  videoUrl: empty,
  establishDate: day(400, 5000),
  entryDate: day(60, 2400),
  joinDate: day(60, 2400),
  foundDate: day(2000, 12_000),
  effectiveDate: day(200, 700),
  expireDate: ({ town, random }) => dayFrom(town.today, random.int(30, 700)),
  purchaseDate: day(300, 2600),
  buyDate: day(300, 2600),
  installDate: day(90, 1400),
  insuranceExpire: ({ town, random }) => dayFrom(town.today, random.int(10, 360)),
  inspectExpire: ({ town, random }) => dayFrom(town.today, random.int(10, 360)),
  insureExpireDate: ({ town, random }) => dayFrom(town.today, random.int(10, 360)),
  inspectExpireDate: ({ town, random }) => dayFrom(town.today, random.int(10, 360)),
  workState: ({ random }) =>
    random.weighted([
      ['1', 94],
      ['4', 4],
      ['2', 2],
    ]),
  issueDept: () => officeOf('peace').id,
  issueUser: () => workerAt(officeOf('peace').id).userId,
  handleDeptId: ({ community }) => community.deptId,
};
