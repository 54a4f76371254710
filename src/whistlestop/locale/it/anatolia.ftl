board-anatolia = Anatolia
