/**
 * What rows of a register must say whatever chance draws, null for nothing: a data source leads to a host that the town
 * allows, a report asks what its register has, a map is where its pattern wants it, and counsellors take people every
 * day.
 */
export const fixedValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'blade-develop/datasource': { driverClass: 'dm.jdbc.driver.DmDriver', url: 'jdbc:dm://db.town.example:5236' },
  'blade-report/figures': {
    register: 'event/event',
    rowField: 'eventType',
    columnField: null,
    measures: 'count',
    filters: null,
    receiverType: '0',
    receiverIds: null,
  },
  'psychological/consultingexpert': {
    schedule: ['1', '2', '3', '4', '5', '6', '7'].map((weekDay) => ({
      weekDay,
      startTime: '09:00:00',
      endTime: '11:30:00',
      quota: 999,
    })),
  },
  'psychological/consultingappointment': { roomId: null, appointDate: '2035-03-07', startTime: '09:00:00' },
  'systemset/baseMap': { tileUrl: 'https://tiles.town.example/{z}/{x}/{y}.png', fileUrl: '/maps/town.pmtiles' },
};
